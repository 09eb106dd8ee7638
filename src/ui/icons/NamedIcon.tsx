import {
  Anchor,
  Clock,
  Coffee,
  Eye,
  Gift,
  House,
  Image,
  type LucideIcon,
  MapPin,
  Moon,
  Mountain,
  Sun,
  Utensils,
} from 'lucide-react';
import { type ActivityIcon, activityIcon } from '../../domain/activity-icon.ts';

const ICONS: Readonly<Record<ActivityIcon | 'MapPin', LucideIcon>> = {
  Eye,
  Utensils,
  ImageIcon: Image,
  Sun,
  Moon,
  Clock,
  Anchor,
  Mountain,
  Coffee,
  Home: House,
  Gift,
  MapPin,
};

/** The icon of that name, the map pin for names it does not know; decoration only. Spec §3. */
export function NamedIcon({ name, size = 20 }: { readonly name: string; readonly size?: number }) {
  const Icon = ICONS[activityIcon(name)];
  return <Icon aria-hidden size={size} data-icon={activityIcon(name)} />;
}

const shapeId = (name: string) => `icon-${name}`;

/** The shapes of icons that a page shows many times; `SharedIcon` refers to them. */
export function IconShapes({ names }: { readonly names: readonly string[] }) {
  const icons = [...new Set(names.map(activityIcon))];
  return (
    <svg aria-hidden width="0" height="0" style={{ display: 'none' }}>
      {icons.map((icon) => {
        const Icon = ICONS[icon];
        return (
          <symbol key={icon} id={shapeId(icon)} viewBox="0 0 24 24">
            <Icon />
          </symbol>
        );
      })}
    </svg>
  );
}

/** An icon whose shape stands in `IconShapes`: little more than its name in the document; sized by its style. */
export function SharedIcon({ name }: { readonly name: string }) {
  return (
    <svg aria-hidden>
      <use href={`#${shapeId(activityIcon(name))}`} />
    </svg>
  );
}
