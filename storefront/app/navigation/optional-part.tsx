import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

const Nothing = () => null

/** A part that is loaded on demand and that nobody waits for: where it cannot be loaded there is nothing in its place, and the page goes on. */
export const optionalPart = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>): LazyExoticComponent<ComponentType<P>> =>
  lazy(() => load().catch(() => ({ default: Nothing as ComponentType<P> })))
