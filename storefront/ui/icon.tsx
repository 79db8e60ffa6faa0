import { classes } from './classes.ts'
import type { IconName } from './icon-names.ts'
import sprite from './icons.svg?url'
import styles from './icon.module.css'

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
  return (
    <svg
      className={classes(styles.icon, size !== 20 && styles[`size${size}`], fill && styles.filled, className)}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}

export type { IconName }
