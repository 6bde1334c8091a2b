/** Pictures that replace those that cannot be loaded (product rule 5.12). */
const defaults = { game: '/art/missing-game.svg', account: '/art/missing-account.svg' } as const

/** Only pictures of games have these widths; see `tilePictures` of `lib/art.ts`. */
const gamePicture = /-(?:160|240)\.\w+$/

/** The replacement for a picture. Undefined if it needs none, or if the replacement itself is missing. */
export function defaultFor(address: string, isAvatar: boolean): string | undefined {
  if (Object.values(defaults).some((path) => address.endsWith(path))) return undefined
  if (isAvatar) return defaults.account
  return gamePicture.test(address) ? defaults.game : undefined
}

/** Replaces pictures of games and accounts that cannot be loaded, now or later. */
export function mendMissingPictures(): void {
  for (const picture of document.images) if (picture.complete && picture.naturalWidth === 0) replace(picture)
  // Error events of pictures do not bubble, so the listener is for the capture phase.
  addEventListener('error', ({ target }) => target instanceof HTMLImageElement && replace(target), true)
}

function replace(picture: HTMLImageElement): void {
  const instead = defaultFor(picture.currentSrc || picture.src, picture.closest('.avatar') !== null)
  if (!instead) return
  for (const source of picture.parentElement?.querySelectorAll('source') ?? []) source.remove()
  picture.removeAttribute('srcset')
  picture.src = instead
}
