/** As much of a link as the site reads; Node has no elements. */
export class TestLink extends EventTarget {
  readonly href: string;
  readonly target: string;
  readonly #isDownload: boolean;

  constructor(href: string, { target = '', isDownload = false } = {}) {
    super();
    this.href = href;
    this.target = target;
    this.#isDownload = isDownload;
  }

  closest(): TestLink {
    return this;
  }

  hasAttribute(name: string): boolean {
    return name === 'download' && this.#isDownload;
  }
}
