/** The digits of a whole number from 0 on, in groups of three. By hand: pages write thousands, and `toLocaleString` takes 20 µs. */
export const grouped = (whole: number): string => {
  const digits = String(whole);
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return groups.join(',');
};
