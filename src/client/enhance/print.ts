/** A button that prints the page. */
export const enhance = (element: HTMLElement): void => {
  element.addEventListener('click', () => print());
};
