// The provider's script: window.hbspt.forms.create embeds a form in a page, as a frame.
(() => {
  const { src } = document.currentScript;
  const address = new URL('..', src);
  const { origin } = address;

  function create({ formId, target, locale = 'sv', region = 'eu', portalId = '' }) {
    const place = document.querySelector(target);
    if (!place) return;
    const page = new URL(`form/${encodeURIComponent(formId)}`, address);
    page.search = new URLSearchParams({ locale, region, portal: portalId });
    const frame = document.createElement('iframe');
    frame.src = page;
    frame.style.blockSize = '20rem';
    followSize(frame);
    place.replaceChildren(frame);
  }

  /** Adopts the height and title that the page in the frame reports. */
  function followSize(frame) {
    addEventListener('message', function follow({ data, source, origin: sender }) {
      if (!frame.isConnected) return removeEventListener('message', follow);
      if (source !== frame.contentWindow || sender !== origin) return;
      if (data?.type !== 'hsFormSize') return;
      frame.title = data.title;
      frame.style.blockSize = `${data.height}px`;
    });
  }

  window.hbspt = { forms: { create } };
})();
