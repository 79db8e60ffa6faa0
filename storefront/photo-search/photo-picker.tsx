import { useId, useRef, useState, type ChangeEvent, type DragEvent } from 'react'
import type { ErrorKey } from '#contract/core/errors.ts'
import { uploadTypes } from '#contract/uploads/constants.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Words } from '#storefront/ui/text/words.tsx'
import styles from './photo-dialog.module.css'

interface PhotoPickerProps {
  error?: ErrorKey
  /** The server's own words. */
  message?: string
  /** A photo with too many bytes, which can be made smaller. */
  large?: File
  onChoose: (file: File) => void
  onShrink: (file: File) => Promise<void>
}

/** Step 0: a photo from a file, dropped, pasted or taken with the camera. */
export function PhotoPicker({ error, message, large, onChoose, onShrink }: PhotoPickerProps) {
  const t = useT()
  const [file, camera] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const [over, setOver] = useState(false)
  const helpId = useId()

  function change(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.target.files?.[0]
    // The same file may be chosen once more after a failure.
    event.target.value = ''
    if (chosen) onChoose(chosen)
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const dropped = event.dataTransfer.files[0]
    if (dropped) onChoose(dropped)
  }
  return (
    <div
      className={over ? `${styles.zone} ${styles.over}` : styles.zone}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span className={styles.disc}>
        <Icon name="camera" size={28} />
      </span>
      <p className={styles.lead}>{t('photo-search.pick.drop')}</p>
      <p className={styles.paste}>{t('photo-search.pick.paste')}</p>
      <div className={styles.picks}>
        <Button icon="image" onClick={() => file.current!.click()} aria-describedby={helpId} data-autofocus="">
          {t('photo-search.pick.choose')}
        </Button>
        <Button className={styles.shoot} kind="line" icon="camera" onClick={() => camera.current!.click()}>
          {t('photo-search.pick.shoot')}
        </Button>
      </div>
      <input ref={file} type="file" hidden accept={uploadTypes.join()} onChange={change} />
      <input ref={camera} type="file" hidden accept="image/jpeg" capture="environment" onChange={change} />
      <p className={styles.help} id={helpId}>
        {t('photo-search.pick.rules')}
      </p>
      {(error ?? message) && (
        <div className={styles.error} role="alert">
          <p>
            <Icon name="circle-alert" size={18} />
            <Words>{message ?? t(error!)}</Words>
          </p>
          {large && <ShrinkButton onShrink={() => onShrink(large)} />}
        </div>
      )}
    </div>
  )
}

function ShrinkButton({ onShrink }: { onShrink: () => Promise<void> }) {
  const t = useT()
  const [busy, setBusy] = useState(false)
  return (
    <Button
      kind="line"
      size="sm"
      busy={busy}
      onClick={() => {
        setBusy(true)
        void onShrink()
      }}
    >
      {t('photo-search.pick.shrink')}
    </Button>
  )
}
