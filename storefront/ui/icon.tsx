import type { IconName } from './icon-names.ts'
import sprite from './icons.svg?url'

interface IconProps {
  name: IconName
  /** Pixels. */
  size?: 14 | 16 | 18 | 20 | 24 | 28
  /** Filled with its own colour: hearts, stars, bolts. */
  fill?: boolean
  className?: string | undefined
}

/** An icon of the sprite. Hidden from screen readers: the text beside it has the meaning. */
export function Icon({ name, size = 20, fill, className }: IconProps) {
  const classes = ['i', size !== 20 && `i-${size}`, fill && 'i-fill', className].filter(Boolean).join(' ')
  return (
    <svg className={classes} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}

export type { IconName }
