import { useState } from 'react'
import { useWords } from '#islands/Words.tsx'
import { pictureOf } from '#stores/account/kyc/kyc.ts'
import { resource } from '#stores/resource.ts'
import { useStore } from '#stores/use-store.ts'

/**
 * A sent picture; each has a component of its own (`key`). The page may show `data:` addresses only, and the gateway gives
 * the picture to its owner only.
 */
export function Preview({ uploadId, name }: { uploadId: string; name: string }) {
  const t = useWords<'kyc'>()
  const [{ $state }] = useState(() => resource(() => addressOf(uploadId)))
  const state = useStore($state)
  if (state.phase === 'waiting') return <div className="kyc__preview skeleton" />
  const source = 'value' in state ? state.value : null
  if (source === null) return <p className="kyc__preview">{t('side.preview.failed')}</p>
  return <img className="kyc__preview" src={source} alt={t('side.preview', { side: name })} />
}

/** @returns null if the picture cannot be had now */
async function addressOf(uploadId: string): Promise<string | null> {
  const blob = await pictureOf(uploadId)
  return blob ? await dataAddress(blob) : null
}

function dataAddress(blob: Blob): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : null))
    reader.addEventListener('error', () => resolve(null))
    reader.readAsDataURL(blob)
  })
}
