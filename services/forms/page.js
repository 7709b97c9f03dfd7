// Tells the page around the frame what happens in it. Nothing of what a visitor wrote is said, so
// whoever shows the form may hear it.
(() => {
  const { form: id, moment } = document.documentElement.dataset;
  const eventNames = {
    shown: 'onFormReady',
    sent: 'onFormSubmitted',
    missing: 'onFormDefinitionFetchError',
  };

  function say(message) {
    parent.postMessage({ ...message, id }, '*');
  }

  function saySize() {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    say({ type: 'hsFormSize', height, title: document.title });
  }

  function sayMoment() {
    say({ type: 'hsFormCallback', eventName: eventNames[moment] });
  }

  // The thanks are said before their size, so that the page around the frame can keep the form's.
  if (moment === 'sent') sayMoment();
  saySize();
  new ResizeObserver(saySize).observe(document.body);
  if (moment !== 'sent') sayMoment();
})();
