/**
 * The rule for resistance to rapid gas decompression (RGD). The page /rapid-gas-decompression states it, the seed
 * assigns the claim by it, and the advisor recommends by it.
 */

/** Store labels of the families that have RGD grades. */
export const RGD_FAMILIES = ['HNBR', 'FKM', 'FEPM', 'FFKM'] as const;

/** Lowest hardness of an RGD grade, Shore A. */
export const RGD_HARDNESS = 90;

/**
 * Gas pressure in MPa above which an RGD grade is needed, and the company's lower limit for carbon dioxide, which dissolves more.
 */
export const RGD_GAS_ABOVE_MPA = 3.5;
export const RGD_CO2_ABOVE_MPA = 2;

/** Largest cross-section in mm and the range of groove fill in % that limit RGD damage. Company limits. */
export const RGD_SECTION_MAX_MM = 5.33;
export const RGD_FILL = [75, 90] as const;

/** The certificate's name on compounds, and its key in the store's compliance filter. */
export const RGD_CLAIM = 'RGD resistant';
export const RGD_COMPLIANCE_KEY = 'rgd-resistant';

/** Returns whether a family, by its store label, has RGD grades. @example isRgdFamily('EPDM') // false */
export const isRgdFamily = (material: string): boolean => RGD_FAMILIES.some((family) => family === material);

interface RgdCandidate {
  /** Store label of the material: `FKM`. */
  readonly material: string;
  readonly durometer: number | null;
  readonly durometerScale: string;
}

/** Returns whether a compound may claim RGD resistance: its family has RGD grades and it has at least 90 Shore A. */
export const meetsRgdRule = ({ material, durometer, durometerScale }: RgdCandidate): boolean =>
  isRgdFamily(material) && durometerScale === 'Shore A' && durometer !== null && durometer >= RGD_HARDNESS;
