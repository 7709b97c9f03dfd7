/** A list of numbers of 32 bits that grows, outside the heap. */
export class NumberList {
  length = 0;
  #numbers = new Uint32Array(4);

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

  /** A copy of exactly its length. */
  toArray(): Uint32Array<ArrayBuffer> {
    return this.#numbers.slice(0, this.length);
  }

  /** Its numbers without a copy, good until the next one comes. */
  view(): Uint32Array<ArrayBuffer> {
    return this.#numbers.subarray(0, this.length);
  }
}

/** Bytes that texts are written to one after the other. */
export class ByteList {
  length = 0;
  #bytes: Buffer<ArrayBuffer>;

  constructor(expected: number) {
    this.#bytes = Buffer.from(new ArrayBuffer(Math.max(1024, expected)));
  }

  write(text: string): void {
    // A code unit takes three bytes at most; counting them is only worth it near the end.
    if (this.length + text.length * 3 > this.#bytes.length) {
      const needed = this.length + Buffer.byteLength(text);
      if (needed > this.#bytes.length) this.#grow(needed);
    }
    this.length += this.#bytes.write(text, this.length);
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
