/** A link under an article. Its address is a route of the site without language, or a whole address with a scheme. */
interface HelpLink {
  readonly text: string
  readonly href: string
}

export type HelpPart =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list' | 'steps'; readonly items: readonly string[] }
  | { readonly kind: 'links'; readonly links: readonly HelpLink[] }

/** An article of the help page, in one language. */
export interface HelpArticle {
  /** Anchor on the help page. */
  readonly term: string
  readonly title: string
  readonly lead: string
  readonly parts: readonly HelpPart[]
}
