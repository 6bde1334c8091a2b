import type { Brand } from './brand-struct.ts'

interface Page {
  readonly brand: Brand
  /** Address without language: `/rng/`. */
  readonly route: string
  readonly title: string
  /** BCP 47 tag of the page's language. */
  readonly tag: string
  /** Absolute address of a route in the page's language. */
  address(route: string): string
  /** Absolute address of a file. */
  file(path: string): string
}

type Thing = Readonly<Record<string, unknown>>

const context = 'https://schema.org'

/**
 * Structured data for search engines (schema.org): the operator and the search of the slots lobby on the home page, the
 * breadcrumbs on other pages.
 */
export function structuredData(page: Page): readonly Thing[] {
  return page.route === '/' ? [organisation(page), website(page)] : [breadcrumbs(page)]
}

function organisation({ brand, address, file }: Page): Thing {
  const { email, url } = brand.contact
  const contact = {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    ...(email && { email }),
    ...(url && { url }),
  }
  return {
    '@context': context,
    '@type': 'Organization',
    name: brand.name,
    legalName: brand.legalName,
    url: address('/'),
    logo: file('/icon-512.png'),
    ...(brand.social.length > 0 && { sameAs: brand.social }),
    ...((email || url) && { contactPoint: contact }),
  }
}

function website({ brand, tag, address }: Page): Thing {
  return {
    '@context': context,
    '@type': 'WebSite',
    name: brand.name,
    url: address('/'),
    inLanguage: tag,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${address('/rng/')}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

function breadcrumbs({ brand, route, title, address }: Page): Thing {
  const trail = [
    { name: brand.name, item: address('/') },
    { name: title, item: address(route) },
  ]
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry })),
  }
}
