import type { OfferedCertificate } from '../../reference/media/question.ts';
import type { CatalogLists } from '../../shop/catalog/index/catalog.ts';
import type { AdvisedFamily } from './advised-family.ts';

type Facets = Pick<CatalogLists, 'facets'>;

/** Returns the certificates by which the catalog filters. Hidden ones are accepted but not offered. */
export const certificatesOf = ({ facets }: Facets): readonly OfferedCertificate[] =>
  facets.groups.compliance.map(({ key, label, hidden }) => ({ key, label, isOffered: !hidden }));

const overlaps = (one: Uint32Array, other: Uint32Array): boolean =>
  one.some((word, at) => (word & (other[at] ?? 0)) !== 0);

/** Returns the families with the certificates that their compounds have. */
export const withCompliance = ({ facets }: Facets, families: readonly AdvisedFamily[]): readonly AdvisedFamily[] =>
  families.map((family) => {
    const own = facets.byKey.material.get(family.key)?.compounds;
    const compliance =
      own === undefined ? [] : facets.groups.compliance.filter(({ compounds }) => overlaps(own, compounds));
    return { ...family, compliance: compliance.map(({ key }) => key) };
  });
