import type { DeviceFacts } from '../../domain/site/offline/device-facts.ts';
import type { Backend } from '../backend/port.ts';
import type { PageList } from '../content/page-list.ts';
import type { Settings } from '../settings.ts';

interface Sources {
  readonly settings: Settings;
  readonly pages: PageList;
  readonly backend: Pick<Backend, 'metricSizes'>;
}

/** Returns what a device needs beside the index. Only what every visitor can see: the fields are named one by one. */
export const readDeviceFacts = async (
  { settings, pages, backend }: Sources,
  catalog: DeviceFacts['catalog'],
): Promise<DeviceFacts> => {
  const [found, metricSizes] = await Promise.all([pages.all(), backend.metricSizes()]);
  return {
    settings: {
      siteUrl: settings.siteUrl,
      brandName: settings.brandName,
      postalAddress: settings.postalAddress,
      salesEmail: settings.salesEmail,
      closingDays: [...settings.closingDays],
      phone: settings.phone,
      socialLinks: settings.socialLinks.map(({ label, href }) => ({ label, href })),
      certificateLabel: settings.certificateLabel,
      certificateUrl: settings.certificateUrl,
    },
    catalog,
    pages: found.map(({ id, title, url, description, words }) => ({
      id,
      title,
      url,
      ...(description !== undefined && { description }),
      ...(words !== undefined && { words }),
    })),
    metricSizes: metricSizes.map(({ size_metric, cs_mm, id_mm }) => ({ size_metric, cs_mm, id_mm })),
  };
};
