import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** The map of the mall. */
export default [
  layout('shell/frame.route.tsx', [index('catalogue/home.route.tsx'), route('home', 'catalogue/home.route.tsx', { id: 'home' })]),
] satisfies RouteConfig
