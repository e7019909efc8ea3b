/** Adds buttons, arrow keys and a counter to a row of pictures. It never scrolls automatically. */
export const enhance = (carousel: HTMLElement): void => {
  const row = carousel.querySelector('section');
  const controls = carousel.querySelector<HTMLElement>('.img-carousel-controls');
  const counter = controls?.querySelector('span');
  if (!row || !controls || !counter) return;
  const slides = [...row.querySelectorAll('li')];
  const buttons = [...controls.querySelectorAll<HTMLButtonElement>('[data-step]')];
  let current = 0;

  const announce = (index: number): void => {
    current = index;
    const words = `${index + 1} / ${slides.length}`;
    if (counter.textContent !== words) counter.textContent = words;
    for (const button of buttons) {
      const next = index + Number(button.dataset.step);
      // Not `disabled`: the button would lose focus at the last picture.
      button.setAttribute('aria-disabled', String(next < 0 || next >= slides.length));
    }
  };
  const go = (index: number): void => {
    const slide = slides[Math.min(Math.max(index, 0), slides.length - 1)];
    if (slide) row.scrollTo({ left: slide.offsetLeft });
  };
  const inView = (): number => {
    const distances = slides.map((slide) => Math.abs(slide.offsetLeft - row.scrollLeft));
    return distances.indexOf(Math.min(...distances));
  };

  for (const button of buttons) button.addEventListener('click', () => go(current + Number(button.dataset.step)));
  carousel.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    go(current + step);
  });
  row.addEventListener('scroll', () => announce(inView()), { passive: true });
  announce(inView());
  controls.hidden = false;
};
