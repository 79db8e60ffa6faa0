import { useEffect, useState } from 'react'
import type { GroupShare } from '#contract/groups/calls.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { copyText, shareLink } from '#storefront/ui/share-link.ts'
import { shareTargets } from './share-targets.ts'
import styles from './share-group.module.css'

interface ShareGroupProps {
  share: GroupShare
  /** What the device's share sheet says beside the address. */
  text: string
}

/** The link of a group: shared through the device where it can, copied, or read from another screen as a QR code. */
export function ShareGroup({ share: { url, qr }, text }: ShareGroupProps) {
  const t = useT()
  const [canShare, setCanShare] = useState(false)
  useEffect(() => setCanShare('share' in navigator), [])
  /** In its field, to be copied by hand. */
  const selectAddress = () => document.querySelector<HTMLInputElement>(`#${fieldId}`)?.select()
  async function copy() {
    if (!(await copyText(url, t('groups.share.copied'), t))) selectAddress()
  }
  async function share() {
    if (!(await shareLink({ title: t('groups.share.title'), text, url }, t('groups.share.copied'), t))) selectAddress()
  }
  return (
    <section className={styles.share} aria-labelledby="share-title">
      <div className={styles.words}>
        <h2 id="share-title">{t('groups.share.title')}</h2>
        <p className="muted">{t('groups.share.text')}</p>
        <input
          id={fieldId}
          className={styles.address}
          readOnly
          value={url}
          aria-label={t('groups.share.link')}
          onFocus={(event) => event.target.select()}
        />
        <div className={styles.actions}>
          {canShare && (
            <Button icon="share-2" onClick={() => void share()}>
              {t('groups.share.send')}
            </Button>
          )}
          <Button kind={canShare ? 'line' : 'fill'} icon="copy" onClick={() => void copy()}>
            {t('groups.share.copy')}
          </Button>
        </div>
        {!canShare && <Targets url={url} text={text} />}
      </div>
      <figure className={styles.code}>
        <svg viewBox={`-4 -4 ${qr.size + 8} ${qr.size + 8}`} role="img" aria-label={t('groups.share.qr')} shapeRendering="crispEdges">
          <rect x="-4" y="-4" width={qr.size + 8} height={qr.size + 8} className={styles.light} />
          <path d={qr.path} className={styles.dark} />
        </svg>
      </figure>
    </section>
  )
}

function Targets({ url, text }: { url: string; text: string }) {
  const t = useT()
  return (
    <ul className={styles.targets}>
      {shareTargets(url, text).map(({ name, href }) => (
        <li key={name}>
          <a className="link" href={href} target={href.startsWith('https') ? '_blank' : undefined} rel="noopener noreferrer">
            {name === 'mail' ? t('groups.share.mail') : name}
          </a>
        </li>
      ))}
    </ul>
  )
}

const fieldId = 'group-link'
