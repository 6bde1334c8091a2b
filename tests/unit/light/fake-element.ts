/** As much of an element as scripts without a framework need to make one; what it shows can be read. */
export class FakeElement {
  readonly attributes: Record<string, string> = {}
  readonly dataset: Record<string, string> = {}
  readonly style = { visibility: '' }
  hidden = false
  children: (FakeElement | string)[] = []
  #parent: FakeElement | undefined
  readonly #heard: [type: string, hear: () => void][] = []
  readonly tag: string
  readonly namespace: string | undefined

  constructor(tag: string, namespace?: string) {
    this.tag = tag
    this.namespace = namespace
  }

  get id(): string {
    return this.attributes.id ?? ''
  }

  get ariaExpanded(): string | null {
    return this.attributes['aria-expanded'] ?? null
  }

  get childNodes(): readonly (FakeElement | string)[] {
    return this.children
  }

  setAttribute(name: string, value: string): void {
    this.attributes[name] = value
  }

  removeAttribute(name: string): void {
    delete this.attributes[name]
  }

  append(...content: (FakeElement | string)[]): void {
    this.#take(content)
    this.children.push(...content)
  }

  prepend(...content: (FakeElement | string)[]): void {
    this.#take(content)
    this.children.unshift(...content)
  }

  replaceChildren(...content: (FakeElement | string)[]): void {
    this.#take(content)
    this.children = content
  }

  remove(): void {
    if (this.#parent) this.#parent.children = this.#parent.children.filter((child) => child !== this)
  }

  /** As the Sanitizer API does, except that harmless texts alone are given. */
  setHTML(html: string): void {
    this.children = [html]
  }

  addEventListener(type: string, hear: () => void): void {
    this.#heard.push([type, hear])
  }

  click(): void {
    for (const [type, hear] of this.#heard) if (type === 'click') hear()
  }

  contains(other: unknown): boolean {
    return this === other || this.all().some((element) => element === other)
  }

  /** @param selectors tags and classes, separated by commas */
  matches(selectors: string): boolean {
    return selectors.split(', ').some((selector) => {
      if (!selector.startsWith('.')) return this.tag === selector
      return this.attributes.class?.split(' ').includes(selector.slice(1)) === true
    })
  }

  querySelectorAll(selectors: string): FakeElement[] {
    return this.all().filter((element) => element.matches(selectors))
  }

  querySelector(selectors: string): FakeElement | null {
    return this.querySelectorAll(selectors)[0] ?? null
  }

  /** Everything below. */
  all(): FakeElement[] {
    return this.children.flatMap((child) => (typeof child === 'string' ? [] : [child, ...child.all()]))
  }

  get text(): string {
    return this.children.map((child) => (typeof child === 'string' ? child : child.text)).join('')
  }

  #take(content: readonly (FakeElement | string)[]): void {
    for (const child of content) if (typeof child !== 'string') child.#parent = this
  }
}

/** A document that makes such elements. */
export const fakeDocument = (activeElement = new FakeElement('body')) => ({
  activeElement,
  createElement: (tag: string) => new FakeElement(tag),
  createElementNS: (namespace: string, tag: string) => new FakeElement(tag, namespace),
  createDocumentFragment: () => new FakeElement('#fragment'),
})
