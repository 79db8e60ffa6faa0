import { useEffect, useId, useLayoutEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { wholePhoto, type Crop } from '#contract/photo-search/crop.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { changeFrame, frameAfterKey, frameBetween, type FrameAction } from './crop-frame.ts'
import styles from './crop-box.module.css'

interface CropBoxProps {
  src: string
  crop: Crop
  onChange: (crop: Crop) => void
}

/** The photo with a frame around what is looked for: drawn, moved and resized by pointer, moved and resized by arrow keys. */
export function CropBox({ src, crop, onChange }: CropBoxProps) {
  const t = useT()
  const helpId = useId()
  const { stage, frame, drag, onKeyDown } = useCropFrame(crop, onChange)
  const percent = (share: number) => Math.round(share * 100)
  return (
    <figure className={styles.figure}>
      <div className={styles.stage} ref={stage} onPointerDown={drag('draw')}>
        <img className={styles.photo} src={src} alt={t('photo-search.photo')} draggable={false} />
        <div className={styles.frame} ref={frame}>
          <button
            type="button"
            className={styles.move}
            aria-label={t('photo-search.crop.move')}
            aria-describedby={helpId}
            onPointerDown={drag('move')}
            onKeyDown={onKeyDown('move')}
          />
          <button
            type="button"
            className={styles.resize}
            aria-label={t('photo-search.crop.resize')}
            aria-describedby={helpId}
            onPointerDown={drag('resize')}
            onKeyDown={onKeyDown('resize')}
          >
            <Icon name="expand" size={16} />
          </button>
        </div>
      </div>
      <figcaption className={styles.help}>
        <span id={helpId}>{t('photo-search.crop.help')}</span>
        <span className="vh" role="status">
          {t('photo-search.crop.state', { width: percent(crop.width), height: percent(crop.height) })}
        </span>
        {(crop.width < 1 || crop.height < 1) && (
          <button type="button" className="link" onClick={() => onChange(wholePhoto)}>
            {t('photo-search.crop.all')}
          </button>
        )}
      </figcaption>
    </figure>
  )
}

function useCropFrame(crop: Crop, onChange: (crop: Crop) => void) {
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const end = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    for (const side of ['x', 'y', 'width', 'height'] as const) frame.current!.style.setProperty(`--crop-${side}`, String(crop[side]))
  })
  useEffect(() => () => end.current?.(), [])

  const drag = (action: FrameAction | 'draw') => (event: PointerEvent) => {
    if (event.button !== 0) return
    event.stopPropagation()
    // A drawn frame has no button to focus; the others keep theirs.
    if (action === 'draw') event.preventDefault()
    const box = stage.current!.getBoundingClientRect()
    const at = ({ clientX, clientY }: { clientX: number; clientY: number }) => ({
      x: (clientX - box.left) / box.width,
      y: (clientY - box.top) / box.height,
    })
    const from = at(event)
    function onMove(move: globalThis.PointerEvent) {
      const to = at(move)
      onChange(action === 'draw' ? frameBetween(from, to) : changeFrame(crop, action, to.x - from.x, to.y - from.y))
    }
    const events = new AbortController()
    end.current = () => events.abort()
    addEventListener('pointermove', onMove, events)
    for (const name of ['pointerup', 'pointercancel'] as const) addEventListener(name, () => events.abort(), events)
  }
  const onKeyDown = (action: FrameAction) => (event: KeyboardEvent) => {
    const next = frameAfterKey(crop, action, event.key)
    if (!next) return
    event.preventDefault()
    onChange(next)
  }
  return { stage, frame, drag, onKeyDown }
}
