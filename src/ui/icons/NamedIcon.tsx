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
