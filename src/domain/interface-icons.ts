/** The icons of the interface's own controls: the names of their modules in Lucide. The build draws them into one file. */
export const INTERFACE_ICONS = [
  'arrow-right',
  'calendar-days',
  'calendar-plus',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'clock',
  'compass',
  'mail',
  'map-pin',
  'message-circle',
  'minus',
  'phone',
  'plus',
  'printer',
  'search',
  'send',
  'share-2',
  'users',
] as const;

export type InterfaceIcon = (typeof INTERFACE_ICONS)[number];
