import { areas } from './src/i18n/areas.ts'
import { defaultLanguage, siteLanguages } from './src/lib/languages.ts'

// Read by the integration when the site is built; nothing of it reaches the browser.
export default {
  defaultLocale: defaultLanguage,
  locales: [...siteLanguages],
  namespaces: [...areas],
  defaultNamespace: 'common',
  load: ['server'],
  // Relative to `public/`, from which the integration starts: the copy is no public file.
  resourcesBasePath: '../locales',
  // Dots are part of keys, and loading must be finished before a page renders.
  // Astro escapes what it writes; escaped twice, an & in a name would read &amp;amp;.
  i18nextServer: {
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    returnNull: false,
    interpolation: { escapeValue: false },
  },
}
