/** Which data of a standard's housings a chart shows: depths and widths by cross-section, or diameters by size. */
export const HOUSING_VIEWS = ['jis-sections', 'jis-sizes', 'iso-sections', 'as-sections', 'as-sizes'] as const;
export type HousingView = (typeof HOUSING_VIEWS)[number];
