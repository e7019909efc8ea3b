/** Makes a button print the page. */
export const enhance = (element: HTMLElement): void => {
  element.addEventListener('click', () => print());
};
