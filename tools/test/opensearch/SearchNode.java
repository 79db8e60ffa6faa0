import java.util.List;
import java.util.Map;
import org.opensearch.analysis.common.CommonAnalysisPlugin;
import org.opensearch.common.settings.Settings;
import org.opensearch.env.Environment;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.painless.PainlessPlugin;
import org.opensearch.plugins.Plugin;
import org.opensearch.transport.Netty4Plugin;

/** A node of OpenSearch with the modules that the mall needs, for tests; its settings are the arguments, `name=value`. Maven Central has no server to unpack. */
public final class SearchNode extends Node {
  private static final List<Class<? extends Plugin>> MODULES =
      List.of(Netty4Plugin.class, PainlessPlugin.class, CommonAnalysisPlugin.class);

  private SearchNode(Environment environment) {
    super(environment, MODULES, false);
  }

  public static void main(String[] arguments) throws Exception {
    Settings.Builder settings = Settings.builder().put("transport.type", "netty4").put("http.type", "netty4");
    for (String argument : arguments) {
      int at = argument.indexOf('=');
      settings.put(argument.substring(0, at), argument.substring(at + 1));
    }
    Environment environment = InternalSettingsPreparer.prepareEnvironment(settings.build(), Map.of(), null, () -> "node");
    SearchNode node = new SearchNode(environment);
    node.start();
    Thread.currentThread().join();
  }
}
