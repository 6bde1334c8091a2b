/**
 * Markup as data: a part of a page is described once, by a function of its data and words, and drawn by one of three
 * ends. `html.ts` writes it into built pages, `light/element.ts` makes nodes of it for scripts without a framework, and
 * `react.ts` makes elements of React. Texts and values stay what they are until then, so no part escapes anything.
 *
 * `Own` is content that an end brings itself and a part only gives its place: nodes, elements of React, or HTML.
 */
export class Markup<Own = never> {
  readonly tag: string
  readonly attributes: Attributes
  readonly children: readonly Child<Own>[]

  constructor(tag: string, attributes: Attributes, children: readonly Child<Own>[]) {
    this.tag = tag
    this.attributes = attributes
    this.children = children
  }
}

/** Nothing is drawn for undefined and false. */
export type Child<Own = never> = Markup<Own> | Own | string | number | false | undefined

/**
 * Attributes by their names in HTML. One that is undefined or false is left out, and true has no value. A name with `on`
 * hears an event; such a part has no HTML. `key` is for React alone, where entries of a list may change places.
 */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined | Hear>>

/** Hears an event, the browser's or React's, and reads only what both have. */
export type Hear = (event: Heard) => void
export interface Heard {
  readonly target: EventTarget | null
  readonly currentTarget: EventTarget | null
  readonly ctrlKey?: boolean
  readonly metaKey?: boolean
  readonly shiftKey?: boolean
  readonly timeStamp: number
  preventDefault(): void
}

/** Describes an element. A part with content of an end names its type: `h<Own>(…)`. */
export const h = <Own = never>(tag: string, attributes: Attributes, ...children: readonly Child<NoInfer<Own>>[]) =>
  new Markup<Own>(tag, attributes, children)

/** The names of classes that apply, for the attribute `class`. */
export const classes = (...names: readonly (string | false | undefined)[]) => names.filter(Boolean).join(' ')
