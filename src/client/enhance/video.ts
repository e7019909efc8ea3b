const pauseButton = (video: HTMLVideoElement): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'video-pause';
  const updateLabel = (): void => {
    button.textContent = video.paused ? 'Play' : 'Pause';
  };
  button.addEventListener('click', (event) => {
    // The video may be inside a link.
    event.preventDefault();
    void (video.paused ? video.play() : video.pause());
  });
  for (const type of ['play', 'pause']) video.addEventListener(type, updateLabel);
  updateLabel();
  return button;
};

/**
 * Plays a silent video when it first becomes visible. Visitors who prefer reduced motion get it paused with its
 * controls. Where staff turned controls off, a button pauses it.
 */
export const enhance = (element: HTMLElement): void => {
  const video = element.querySelector('video');
  if (video === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  if (element.dataset.bare !== undefined) {
    video.controls = false;
    element.append(pauseButton(video));
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    video.muted = true;
    video.autoplay = true;
  });
  observer.observe(video);
};
