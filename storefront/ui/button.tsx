import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { Icon, type IconName } from './icon.tsx'
import { Spinner } from './spinner.tsx'

interface ButtonStyle {
  /** fill: one in a view. line: the second way. soft: quiet and positive. straw: on saperavi only. */
  kind?: 'fill' | 'line' | 'soft' | 'straw' | 'deal' | 'quiet' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  wide?: boolean | undefined
  icon?: IconName | undefined
}

function buttonClasses({ kind = 'fill', size = 'md', wide }: ButtonStyle, className?: string): string {
  return ['btn', `btn--${kind}`, size !== 'md' && `btn--${size}`, wide && 'btn--wide', className].filter(Boolean).join(' ')
}

type ButtonProps = ButtonStyle & { busy?: boolean } & ComponentProps<'button'>

/** A button. While `busy` it keeps its width and its focus and does nothing when pressed. */
export function Button({ kind, size, wide, icon, busy, className, children, onClick, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      className={buttonClasses({ kind, size, wide }, busy ? `is-busy ${className ?? ''}` : className)}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {icon && <Icon name={icon} size={18} />}
      {children}
      {busy && <Spinner className="btn__spin" />}
    </button>
  )
}

type LinkButtonProps = ButtonStyle & LinkProps & { children: ReactNode }

/** A link that looks like a button. */
export function LinkButton({ kind, size, wide, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClasses({ kind, size, wide }, className)}>
      {icon && <Icon name={icon} size={18} />}
      {children}
    </Link>
  )
}
