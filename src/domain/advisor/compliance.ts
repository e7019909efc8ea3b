/** What may be asked of a family: its key is that of the store's filter. */
const TABLE = [
  { key: 'fda-21-cfr-177-2600', label: 'FDA 21 CFR 177.2600' },
  { key: 'nsf-ansi-61', label: 'NSF/ANSI 61' },
  { key: 'usp-class-vi', label: 'USP Class VI' },
  { key: 'norsok-m-710', label: 'NORSOK M-710' },
] as const;

export type ComplianceKey = (typeof TABLE)[number]['key'];
export const COMPLIANCES: readonly { readonly key: ComplianceKey; readonly label: string }[] = TABLE;
export const COMPLIANCE_KEYS = TABLE.map(({ key }) => key);

/** Wordings of materials.csv that name a document among others. */
const WORDINGS: Readonly<Record<string, readonly string[]>> = { 'NSF/ANSI 61': ['NSF/ANSI 51 and 61'] };

export const complianceLabel = (key: ComplianceKey): string => TABLE.find((one) => one.key === key)?.label ?? key;

/** Whether grades with the document exist, by a family's approvals. @example hasGrades(['NORSOK M-710 (RGD grades)'], 'norsok-m-710') // true */
export const hasGrades = (approvals: readonly string[], key: ComplianceKey): boolean => {
  const label = complianceLabel(key);
  return approvals.some((approval) => approval.startsWith(label) || (WORDINGS[label] ?? []).includes(approval));
};
