import { useWords } from '#islands/Words.tsx'
import { spotImage } from '#lib/art.ts'
import type { HubProps } from './hub-props.ts'
import { hubTiles } from './tile-facts.ts'

/** The other screens of rewards as tiles, each with its picture and one live fact. */
export function HubTiles({ hub, locale, menu }: HubProps) {
  const t = useWords<'hub'>()
  return (
    <section className="hub__part" aria-labelledby="hub-more">
      <h2 id="hub-more">{t('hub.more')}</h2>
      <ul className="hub__tiles">
        {hubTiles.map(({ screen, art, name, part, fact }) => {
          const href = menu.find((entry) => entry.screen === screen)?.href
          const text = hub.failed.includes(part) ? t('hub.fact.failed') : fact(hub, t, locale)
          if (!href || text === null) return null
          return (
            <li key={screen}>
              <a href={href}>
                <span className="hub__art">
                  <img {...spotImage(art, 88)} alt="" loading="lazy" />
                </span>
                <b>{t(`hub.tile.${name}`)}</b>
                <span>{text}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
