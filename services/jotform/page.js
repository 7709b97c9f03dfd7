// Informs the embedding page of events in the frame, in Jotform's two message formats.
(() => {
  const { form, moment } = document.documentElement.dataset;

  function postHeight() {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    parent.postMessage(`setHeight:${height}:${form}`, '*');
  }

  // A submission is reported before the height of its confirmation, so that the embedding page can
  // keep the height of the form.
  if (moment === 'sent') parent.postMessage({ action: 'submission-completed', formID: form }, '*');
  if (moment !== 'missing') {
    postHeight();
    new ResizeObserver(postHeight).observe(document.body);
  }
})();
