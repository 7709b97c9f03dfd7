/** A growing list of 32-bit numbers, stored outside the heap. */
export class NumberList {
  length = 0;
  #numbers: Uint32Array<ArrayBuffer>;

  constructor(expected = 4) {
    this.#numbers = new Uint32Array(Math.max(4, expected));
  }

  push(number: number): void {
    if (this.length === this.#numbers.length) {
      const grown = new Uint32Array(this.length * 2);
      grown.set(this.#numbers);
      this.#numbers = grown;
    }
    this.#numbers[this.length] = number;
    this.length += 1;
  }

  last(): number | undefined {
    return this.length === 0 ? undefined : this.#numbers[this.length - 1];
  }

  /** A copy of exactly the list's length. */
  toArray(): Uint32Array<ArrayBuffer> {
    return this.#numbers.slice(0, this.length);
  }

  /** The numbers without a copy; valid until the next `push`. */
  view(): Uint32Array<ArrayBuffer> {
    return this.#numbers.subarray(0, this.length);
  }
}

/** A growing buffer that texts and bytes are appended to. */
export class ByteList {
  length = 0;
  #bytes: Buffer<ArrayBuffer>;

  constructor(expected = 0) {
    this.#bytes = Buffer.from(new ArrayBuffer(Math.max(1024, expected)));
  }

  write(text: string): void {
    // A code unit takes at most three bytes; the exact length is only computed near the end.
    if (this.length + text.length * 3 > this.#bytes.length) {
      const needed = this.length + Buffer.byteLength(text);
      if (needed > this.#bytes.length) this.#grow(needed);
    }
    this.length += this.#bytes.write(text, this.length);
  }

  append(bytes: Uint8Array): void {
    const needed = this.length + bytes.length;
    if (needed > this.#bytes.length) this.#grow(needed);
    this.#bytes.set(bytes, this.length);
    this.length = needed;
  }

  toArray(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#bytes.buffer, 0, this.length);
  }

  #grow(needed: number): void {
    const grown = Buffer.from(new ArrayBuffer(Math.max(needed, this.#bytes.length * 2)));
    this.#bytes.copy(grown, 0, 0, this.length);
    this.#bytes = grown;
  }
}
