import { tilePictures, tileUrl } from '#lib/art.ts'

interface Props {
  codes: readonly string[]
}

const sizes = '31vw'
/** The same number as our pages load at once. */
const eager = 6

/** The part that React hydrates: a button for each game, with its picture. */
export function Tiles({ codes }: Props) {
  return (
    <div className="tiles">
      {codes.map((code, index) => {
        const { avif, webp, src } = tilePictures(tileUrl(code))
        return (
          <button type="button" key={code} onClick={() => globalThis.alert(code)}>
            <picture>
              <source type="image/avif" srcSet={avif} sizes={sizes} />
              <img
                src={src}
                srcSet={webp}
                sizes={sizes}
                width="160"
                height="214"
                alt=""
                loading={index < eager ? 'eager' : 'lazy'}
              />
            </picture>
            {code}
          </button>
        )
      })}
    </div>
  )
}
