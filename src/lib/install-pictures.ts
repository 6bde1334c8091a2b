import type { SiteLanguage } from './languages.ts'

/** Pictures of pages that a browser shows when somebody installs the site: one for phones, one for wide screens. CSS pixels. */
export const installPictures = [
  { name: 'narrow', width: 360, height: 740, scale: 1.5 },
  { name: 'wide', width: 1280, height: 720, scale: 1 },
] as const

/** The address of one of them. */
export const installPicture = (name: (typeof installPictures)[number]['name'], language: SiteLanguage): string =>
  `/art/install/slots-${name}-${language}.webp`

/** The list in a web app manifest. @param label says what they show, in that language */
export const screenshots = (language: SiteLanguage, label: string) =>
  installPictures.map(({ name, width, height, scale }) => ({
    src: installPicture(name, language),
    sizes: `${width * scale}x${height * scale}`,
    type: 'image/webp',
    form_factor: name,
    label,
  }))
