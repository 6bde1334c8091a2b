import { useEffect, useState } from 'react'
import { useWords } from '#islands/Words.tsx'
import { pictureOf } from '#stores/kyc.ts'

/** A sent picture. The page may show `data:` addresses only, and the gateway gives the picture to its owner only. */
export function Preview({ uploadId, name }: { uploadId: string; name: string }) {
  const t = useWords<'kyc'>()
  const [source, setSource] = useState<string | null>()
  useEffect(() => {
    let isHere = true
    void pictureOf(uploadId)
      .then((blob) => (blob ? dataAddress(blob) : null))
      .then((address) => {
        if (isHere) setSource(address)
      })
    return () => {
      isHere = false
    }
  }, [uploadId])
  if (source === undefined) return <div className="kyc__preview skeleton" />
  if (source === null) return <p className="kyc__preview">{t('side.preview.failed')}</p>
  return <img className="kyc__preview" src={source} alt={t('side.preview', { side: name })} />
}

function dataAddress(blob: Blob): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : null))
    reader.addEventListener('error', () => resolve(null))
    reader.readAsDataURL(blob)
  })
}
