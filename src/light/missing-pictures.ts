/** What stands for a picture that does not load (product rule 5.12). */
const defaults = { game: '/art/missing-game.svg', account: '/art/missing-account.svg' } as const

/** Pictures of games come in these widths and in no others; see `tilePictures` of `lib/art.ts`. */
const ofGame = /-(?:160|240)\.\w+$/

/** The picture to show instead; undefined where the page can do without, or the default itself is missing. */
export function defaultFor(address: string, isAvatar: boolean): string | undefined {
  if (Object.values(defaults).some((path) => address.endsWith(path))) return undefined
  if (isAvatar) return defaults.account
  return ofGame.test(address) ? defaults.game : undefined
}

/** Shows the default where a picture of a game or of an account fails, or has failed before this ran. */
export function mendMissingPictures(): void {
  for (const picture of document.images) if (picture.complete && picture.naturalWidth === 0) mend(picture)
  // Errors of pictures do not bubble, but they can be caught on the way down.
  addEventListener('error', ({ target }) => target instanceof HTMLImageElement && mend(target), true)
}

function mend(picture: HTMLImageElement): void {
  const instead = defaultFor(picture.currentSrc || picture.src, picture.closest('.avatar') !== null)
  if (!instead) return
  for (const source of picture.parentElement?.querySelectorAll('source') ?? []) source.remove()
  picture.removeAttribute('srcset')
  picture.src = instead
}
