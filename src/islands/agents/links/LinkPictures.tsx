import { useEffect, useRef, useState } from 'react'
import type { AgentLink } from '#contract/agents/links/agent-link.ts'
import { useWords } from '#islands/Words.tsx'
import { type SiteLanguage, siteLanguages } from '#lib/languages.ts'
import { bannerWords, languageOf } from '#stores/agents/links/links.ts'
import { Notice } from '#ui/Notice.tsx'
import { QrCode } from '#ui/QrCode.tsx'
import { Segments } from '#ui/Segments.tsx'
import { saveFile } from '#ui/save-file.ts'
import { type BannerSize, bannerSizes } from './banner-layout.ts'
import { drawBanner } from './draw-banner.ts'
import { languageName } from './language-name.ts'

interface Props {
  link: AgentLink
  address: string
  name: string
  language: SiteLanguage
}

const sizes: readonly BannerSize[] = ['square', 'wide', 'story']

/** The QR code of a link, and banners that this device draws, to be saved and posted. */
export function LinkPictures({ link, address, name, language }: Props) {
  const t = useWords<'links'>()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [size, setSize] = useState<BannerSize>('square')
  const [speaks, setSpeaks] = useState(() => languageOf(link))
  const [state, setState] = useState<'busy' | 'ready' | 'failed'>('busy')
  const [width, height] = bannerSizes[size]
  useEffect(() => {
    const target = canvas.current
    if (!target) return
    let isLatest = true
    setState('busy')
    const draw = async () => {
      const words = await bannerWords(speaks)
      await drawBanner(target, { size, address, code: link.code, t: words })
    }
    draw().then(
      () => isLatest && setState('ready'),
      () => isLatest && setState('failed'),
    )
    return () => {
      isLatest = false
    }
  }, [size, speaks, address, link.code])
  const save = () =>
    canvas.current?.toBlob((picture) => {
      if (picture) saveFile(`${link.code}-${size}-${speaks}.png`, picture)
    }, 'image/png')
  return (
    <div className="register__pictures">
      <div className="register__qr">
        <QrCode text={address} label={t('link.qr', { name })} />
      </div>
      <section className="register__banner" aria-label={`${t('banner')}: ${name}`}>
        <Segments
          legend={t('banner.size')}
          value={size}
          options={sizes.map((value) => ({ value, label: t(`banner.size.${value}`) }))}
          onChange={setSize}
        />
        <Segments
          legend={t('banner.language')}
          value={speaks}
          options={siteLanguages.map((value) => ({ value, label: languageName(value, language) }))}
          onChange={setSpeaks}
        />
        {state === 'failed' && <Notice kind="error">{t('banner.failed')}</Notice>}
        <canvas
          ref={canvas}
          className={`register__canvas register__canvas--${size}`}
          role="img"
          aria-label={t('banner.label', { name, width, height })}
          aria-busy={state === 'busy'}
          hidden={state === 'failed'}
        />
        <button
          type="button"
          className="button button--line"
          aria-disabled={state !== 'ready'}
          onClick={() => state === 'ready' && save()}
        >
          {t('banner.save')}
        </button>
      </section>
    </div>
  )
}
