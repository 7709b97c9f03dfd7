// Tells the page around the frame what happens in it, in Jotform's two ways of saying it.
(() => {
  const { form, moment } = document.documentElement.dataset;

  function sayHeight() {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    parent.postMessage(`setHeight:${height}:${form}`, '*');
  }

  // The thanks are said before their height, so that the page around the frame can keep the form's.
  if (moment === 'sent') parent.postMessage({ action: 'submission-completed', formID: form }, '*');
  if (moment !== 'missing') {
    sayHeight();
    new ResizeObserver(sayHeight).observe(document.body);
  }
})();
