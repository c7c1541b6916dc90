import '@proverka/ui-kit/base.css';
import './site.css';
