import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon, type IconName } from './icon.tsx'
import { Spinner } from './feedback/spinner.tsx'
import { Link, type LinkProps } from './link.tsx'
import styles from './button.module.css'
import { Words } from './text/words.tsx'

interface ButtonStyle {
  /** fill: the primary action, once in a view. line: secondary. soft: quiet and positive. straw: on dark red only. */
  kind?: 'fill' | 'line' | 'soft' | 'straw' | 'deal' | 'quiet' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  wide?: boolean | undefined
  icon?: IconName | undefined
}

function buttonClasses({ kind = 'fill', size = 'md', wide }: ButtonStyle, className?: string): string {
  return classes(styles.btn, styles[kind], size !== 'md' && styles[size], wide && styles.wide, className)
}

type ButtonProps = ButtonStyle & { busy?: boolean } & ComponentProps<'button'>

/** While `busy` it preserves its width and focus and ignores clicks. */
export function Button({ kind, size, wide, icon, busy, className, children, onClick, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      className={buttonClasses({ kind, size, wide }, busy ? `${styles.busy} ${className ?? ''}` : className)}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {icon && <Icon name={icon} size={18} />}
      <Words>{children}</Words>
      {busy && <Spinner className={styles.spin} />}
    </button>
  )
}

type LinkButtonProps = ButtonStyle & LinkProps & { children: ReactNode }

/** A link styled as a button. */
export function LinkButton({ kind, size, wide, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClasses({ kind, size, wide }, className)}>
      {icon && <Icon name={icon} size={18} />}
      <Words>{children}</Words>
    </Link>
  )
}
