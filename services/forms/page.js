// Informs the embedding page of events in the frame. The messages contain nothing that a visitor
// entered, so any page may receive them.
(() => {
  const { form: id, moment } = document.documentElement.dataset;
  const eventNames = {
    shown: 'onFormReady',
    sent: 'onFormSubmitted',
    missing: 'onFormDefinitionFetchError',
  };

  function post(message) {
    parent.postMessage({ ...message, id }, '*');
  }

  function postSize() {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    post({ type: 'hsFormSize', height, title: document.title });
  }

  function postMoment() {
    post({ type: 'hsFormCallback', eventName: eventNames[moment] });
  }

  // A submission is reported before the size of its confirmation, so that the embedding page can keep
  // the size of the form.
  if (moment === 'sent') postMoment();
  postSize();
  new ResizeObserver(postSize).observe(document.body);
  if (moment !== 'sent') postMoment();
})();
